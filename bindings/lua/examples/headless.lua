-- SPDX-License-Identifier: MIT
-- Runs examples/love without LÖVE and without a display: luajit examples/headless.lua DOCUMENT FRAMES FILE.ppm
-- What it uses of love is here in small: polygons are filled into an image, pixel by pixel.
local document, frames, output = arg[1], tonumber(arg[2]), arg[3]

local width, height = 0, 0
local pixels, mask = {}, {}
local color = { 0, 0, 0, 1 }
local is_stencil, is_tested, is_inverted = false, false, false

love = { window = {}, graphics = {}, math = {} }

function love.window.setMode(wide, high)
    width, height = wide, high
end

function love.graphics.setBackgroundColor(...)
    love.background = { ... }
end

function love.graphics.getDimensions()
    return width, height
end

function love.graphics.setColor(...)
    color = { ... }
end

local step = 0

function love.graphics.stencil(draw, action, _, keeps)
    if not keeps then
        mask = {}
    end
    is_stencil, step = true, action == "decrementwrap" and -1 or 1
    is_inverted = action == "invert"
    draw()
    is_stencil = false
end

-- Any polygon can be filled here.
function love.math.triangulate(polygon)
    return { polygon }
end

function love.graphics.setStencilTest(mode)
    is_tested = mode ~= nil
end

local function put(x, y)
    local index = y * width + x
    if is_stencil then
        mask[index] = is_inverted and 1 - (mask[index] or 0) or (mask[index] or 0) + step
    elseif not is_tested or (mask[index] or 0) ~= 0 then
        local pixel = pixels[index]
        for component = 1, 3 do
            pixel[component] = pixel[component] + (color[component] - pixel[component]) * color[4]
        end
    end
end

function love.graphics.polygon(_, points)
    for row = 0, height - 1 do
        local y, crossings = row + 0.5, {}
        for index = 1, #points, 2 do
            local x1, y1 = points[index], points[index + 1]
            local x2, y2 = points[index + 2] or points[1], points[index + 3] or points[2]
            if (y1 <= y) ~= (y2 <= y) then
                crossings[#crossings + 1] = x1 + (y - y1) / (y2 - y1) * (x2 - x1)
            end
        end
        table.sort(crossings)
        for index = 1, #crossings - 1, 2 do
            for x = math.max(0, math.ceil(crossings[index] - 0.5)), math.min(width, math.ceil(crossings[index + 1] - 0.5)) - 1 do
                put(x, row)
            end
        end
    end
end

function love.graphics.rectangle(_, left, top, wide, high)
    for y = top, top + high - 1 do
        for x = left, left + wide - 1 do
            put(x, y)
        end
    end
end

dofile((arg[0]:match("^(.*)/") or ".") .. "/love/main.lua")
love.load({ document })
for frame = 0, frames - 1 do
    if frame == 3 then
        love.mousepressed(width / 2, height / 2)
    elseif frame == 6 then
        love.mousereleased(width / 2, height / 2)
    end
    love.update(1 / 60)
end
for index = 0, width * height - 1 do
    pixels[index] = { unpack(love.background) }
end
love.draw()

local bytes = {}
for index = 0, width * height - 1 do
    for component = 1, 3 do
        bytes[#bytes + 1] = string.char(math.floor(math.min(1, math.max(0, pixels[index][component])) * 255 + 0.5))
    end
end
local file = assert(io.open(output, "wb"))
file:write(("P6\n%d %d\n255\n"):format(width, height), table.concat(bytes))
file:close()
print(love.states())
