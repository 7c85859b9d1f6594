-- SPDX-License-Identifier: MIT
-- A control in LÖVE: love examples/love DOCUMENT. Without a display: luajit examples/headless.lua DOCUMENT FRAMES FILE.ppm
-- Paths are flattened by the core and filled as polygons; clips, images and gradients' shapes are left out.
local animcore = require("animcore")

local SCALE = 4
local scene
local path

function love.load(arguments)
    local file = assert(io.open(arguments[1], "rb"))
    scene = animcore.Scene.load(file:read("*a"))
    file:close()
    path = animcore.Path.new()
    local info = scene:get_info()
    love.window.setMode(math.floor(info.width * SCALE), math.floor(info.height * SCALE))
    love.graphics.setBackgroundColor(1, 1, 1)
end

function love.update(seconds)
    scene:advance(seconds)
end

local function color(display, paint, opacity)
    local c = paint.color
    if paint.stop_count > 0 then -- a gradient as the mean of its ends
        local first = display.stops[paint.stop_start + 1].color
        local last = display.stops[paint.stop_start + paint.stop_count].color
        c = {}
        for index = 1, 4 do
            c[index] = (first[index] + last[index]) / 2
        end
    end
    love.graphics.setColor(c[1], c[2], c[3], c[4] * opacity)
end

-- Each subpath of a path as a polygon: x, y, x, y...
local function polygons(outline)
    local flat = outline:flatten(0.1 / SCALE)
    local verbs, coordinates = flat:contents()
    flat:release()
    local all, at = {}, 1
    for _, verb in ipairs(verbs) do
        if verb == "move" then
            all[#all + 1] = {}
        end
        if verb ~= "close" then
            local polygon = all[#all]
            polygon[#polygon + 1] = coordinates[at] * SCALE
            polygon[#polygon + 1] = coordinates[at + 1] * SCALE
            at = at + 2
        end
    end
    return all
end

local function take(display, part, transform, stroke)
    local verbs, coordinates = {}, {}
    for index = 1, part.verb_count do
        verbs[index] = display.verbs[part.verb_start + index]
    end
    for index = 1, part.coordinate_count do
        coordinates[index] = display.coordinates[part.coordinate_start + index]
    end
    path:clear()
    path:append(verbs, coordinates)
    local outline = path
    if stroke then
        local style = { width = stroke.width, cap = stroke.cap, join = stroke.join, miter_limit = math.max(1, stroke.miter_limit) }
        outline = path:stroke(style, 0.01)
    end
    outline:transform(transform)
    local all = polygons(outline)
    if stroke then
        outline:release()
    end
    return all
end

-- Positive where a polygon turns clockwise on the screen.
local function area(polygon)
    local sum, count = 0, #polygon
    for index = 1, count, 2 do
        local x, y = polygon[index], polygon[index + 1]
        local next_x, next_y = polygon[index + 2] or polygon[1], polygon[index + 3] or polygon[2]
        sum = sum + x * next_y - next_x * y
    end
    return sum
end

-- LÖVE fills convex polygons only.
local function fill(polygon)
    local done, triangles = pcall(love.math.triangulate, polygon)
    for _, each in ipairs(done and triangles or { polygon }) do
        love.graphics.polygon("fill", each)
    end
end

-- Where the winding number is not 0 (or is odd), the stencil is not 0.
local function mask(shapes, is_evenodd)
    local function draw(wanted)
        return function()
            for _, polygon in ipairs(shapes) do
                if #polygon >= 6 and (is_evenodd or (area(polygon) > 0) == wanted) then
                    fill(polygon)
                end
            end
        end
    end
    if is_evenodd then
        love.graphics.stencil(draw(), "invert")
    else
        love.graphics.stencil(draw(true), "incrementwrap")
        love.graphics.stencil(draw(false), "decrementwrap", 0, true)
    end
end

function love.draw()
    local display = scene:get_display()
    local opacities = { 1 }
    for _, command in ipairs(display.commands) do
        local opacity = command.opacity * opacities[#opacities]
        if command.kind == "layer_begin" then
            opacities[#opacities + 1] = opacity
        elseif command.kind == "layer_end" then
            opacities[#opacities] = nil
        elseif command.kind == "fill" or command.kind == "stroke" then
            local content = command.content
            local stroke = command.kind == "stroke" and content or nil
            mask(take(display, content.path, command.transform, stroke), content.rule == "evenodd")
            color(display, content.paint, opacity)
            love.graphics.setStencilTest("notequal", 0)
            love.graphics.rectangle("fill", 0, 0, love.graphics.getDimensions())
            love.graphics.setStencilTest()
        end
    end
end

function love.mousepressed(x, y)
    scene:send_pointer("down", 0, x / SCALE, y / SCALE)
end

function love.mousemoved(x, y)
    scene:send_pointer("move", 0, x / SCALE, y / SCALE)
end

function love.mousereleased(x, y)
    scene:send_pointer("up", 0, x / SCALE, y / SCALE)
end

-- For tests: what the control says.
function love.states()
    return table.concat(scene:states(), " ")
end
