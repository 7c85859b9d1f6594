-- SPDX-License-Identifier: MIT
-- Steps of programs: groups, animators, banks, tracks, blocks, keyframes of paths, morphs and timings. program.lua gives
-- what it has for its own.
local animcore = require("animcore")

return function(use)
    local number, numbers, split, whole, row = use.number, use.numbers, use.split, use.whole, use.row
    local spring_of, curve_of, shape, optional, started = use.spring_of, use.curve_of, use.shape, use.optional, use.started
    local groups, banks, alone, of_property = {}, {}, {}, {}

    local function timing_of(field)
        local of = numbers(field)
        return animcore.MediaTiming({
            begin_time = of[1],
            time_offset = of[2],
            speed = of[3],
            duration = of[4],
            repeat_count = of[5],
            repeat_duration = of[6],
            autoreverses = of[7] == 1,
            fill_mode = of[8],
        })
    end

    local function sampled(timing, time)
        local of = timing:evaluate(time)
        local phase = animcore.TimingPhase.number(of.phase)
        local flags = ("%d %d %d"):format(phase, of.is_in_effect and 1 or 0, of.is_reversing and 1 or 0)
        return flags .. row({ of.progress, of.iteration, of.local_time, of.iteration_time, of.rate, of.iteration_rate })
    end

    local function parent(player, inside)
        return inside == "1" and player.group or nil
    end

    function groups.clock(group)
        return row({ group:get_time() })
    end
    function groups.fraction(group)
        return row({ group:get_fraction() })
    end
    function groups.drag(group, fraction)
        group:set_fraction(number(fraction))
        return row({ group:get_fraction() })
    end
    function groups.run(group, reversed, motion, factor, velocity)
        local speed = velocity == "-" and 0 / 0 or number(velocity)
        group:run(reversed == "1", shape(motion), number(factor), speed)
    end
    function groups.rest(group)
        group:pause()
    end
    function groups.finish(group, position)
        group:stop(tonumber(position))
    end

    local function indices_of(field)
        return field ~= "-" and numbers(field) or nil
    end

    function banks.aim(bank, targets, indices)
        bank:retarget(indices_of(indices), numbers(targets))
    end
    function banks.place(bank, values, indices)
        bank:set_values(indices_of(indices), numbers(values))
    end
    function banks.springs(bank)
        local values = bank:get_values()
        local moving, settled = bank:get_counts()
        return ("%s%s %s %s"):format(row(values), row(bank:get_velocities(#values)), whole(moving), whole(settled))
    end
    function banks.settled(bank)
        return table.concat(bank:take_settled(), " ")
    end
    function banks.unbank(bank)
        bank:remove()
    end

    function alone.inner(player)
        player.group = player.stage:add_group({ parent = player.group })
    end
    function alone.media(player, field, inside)
        local timing = timing_of(field)
        local said = sampled(timing, 0)
        player.group = player.stage:add_group({ kind = "media", timing = timing, parent = parent(player, inside) })
        return said
    end
    function alone.animator(player, duration, inside)
        local options = { kind = "animator", duration = number(duration), parent = parent(player, inside) }
        player.group = player.stage:add_group(options)
    end
    function alone.bank(player, spring, values, threshold)
        player.bank = player.stage:add_bank(spring_of(spring), numbers(values), number(threshold))
    end
    function alone.morph(_, from, to, time)
        local morph = animcore.Morph.create(animcore.Path.of_svg(from), animcore.Path.of_svg(to))
        return morph:get_path(number(time)):svg()
    end
    function alone.prepared(_, spring, time, from, to, velocity)
        local of = spring_of(spring):prepare()
        return row({ of:evaluate(number(time), number(from), number(to), number(velocity)) })
    end
    function alone.timing(_, field, time)
        return sampled(timing_of(field), number(time))
    end

    local function along(of, keyframes, ...)
        of:animate(started({ kind = "keyframes", keyframes = keyframes }, ...))
    end

    function of_property.track(of, width, keys, curve, spring, values, velocities, initial, ...)
        local by = { curve = curve_of(curve), spring = spring_of(spring) }
        local made = {}
        for index, key in ipairs(split(keys, ",")) do
            local kind, flags, duration = unpack(split(key, "/"))
            made[index] = { kind = tonumber(kind), flags = tonumber(flags), duration = number(duration) }
            made[index].curve, made[index].spring = by.curve, by.spring
        end
        local options = { component_count = tonumber(width) }
        local given = { numbers(values), numbers(velocities), numbers(initial) }
        along(of, animcore.Keyframes.track(options, made, unpack(given)), ...)
    end
    function of_property.blocks(of, width, starts, durations, values, initial, duration, ...)
        local options = { component_count = tonumber(width), duration = number(duration) }
        local given = { numbers(starts), numbers(durations), numbers(values), numbers(initial) }
        along(of, animcore.Keyframes.blocks(options, unpack(given)), ...)
    end
    function of_property.outlines(of, mode, outlines, duration, ...)
        local paths = {}
        for index, data in ipairs(split(outlines, "|")) do
            paths[index] = animcore.Path.of_svg(data)
        end
        local options = { mode = tonumber(mode), duration = number(duration) }
        along(of, animcore.Keyframes.paths(options, paths, {}, {}, {}), ...)
    end
    function of_property.glide(of, motion, from, to, duration, ...)
        local options = shape(motion)
        options.duration = optional(duration)
        local first = from ~= "-" and animcore.Path.of_svg(from) or nil
        local last = to ~= "-" and animcore.Path.of_svg(to) or nil
        of:animate_path(started(options, ...), first, last)
    end
    function of_property.traced(of)
        return of:get_path("presentation"):svg()
    end
    function of_property.turns(of, turns)
        of:set_path_turns(turns == "1")
        return of:get_path_turns() and "1" or "0"
    end

    -- Whether it is a step of these, and what it said.
    return function(player, name, first, ...)
        if groups[name] then
            return true, player.group and groups[name](player.group, first, ...)
        elseif banks[name] then
            return true, player.bank and banks[name](player.bank, first, ...)
        elseif alone[name] then
            return true, alone[name](player, first, ...)
        elseif of_property[name] then
            return true, of_property[name](player.stage:find_property(first), ...)
        end
        return false
    end
end
