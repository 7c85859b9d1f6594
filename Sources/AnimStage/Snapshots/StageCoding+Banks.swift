// SPDX-License-Identifier: MIT
import AnimMath
import AnimMotion

/// Spring banks.
extension StageCoding {
    @inline(never)
    func codeBanks(_ numbers: inout MotionBatches.Numbers, by coder: inout StateCoder) {
        _ = coder.code(&stage.banks, most: Stage.largestBankCount)
        for slot in stage.banks.indices where stage.banks[slot].isLive {
            code(bank: slot, by: &coder)
            guard coder.failure == nil else { return }
        }
        // The batches of banks are numbered separately, from 0.
        numbers = MotionBatches.Numbers()
        for batch in stage.batches.active where !coder.isReading && stage.batches.batches[batch].bank >= 0 {
            _ = numbers.number(of: batch)
        }
        for number in 0..<Int32(coder.count(numbers.count, each: 4)) {
            let batch = codeBatch(coder.isReading ? -1 : numbers.batch(number), by: &coder)
            guard coder.failure == nil else { return }
            if coder.isReading { numbers.add(batch) }
        }
        guard coder.isReading else { return }
        for slot in stage.banks.indices where stage.banks[slot].isLive {
            for index in Int(stage.banks[slot].base)..<Int(stage.banks[slot].base + stage.banks[slot].count) {
                if stage.components.row[index] >= 0 { stage.banks[slot].movingCount += 1 }
            }
        }
    }

    @inline(never)
    private func code(bank slot: Int, by coder: inout StateCoder) {
        let count = coder.count(Int(stage.banks[slot].count), each: 8)
        let spring = coder.code(
            coder.isReading ? nil : stage.batches.springs.entries[Int(stage.banks[slot].spring)].spring
        )
        coder.code(&stage.banks[slot].threshold, within: Stage.largestComponent)
        coder.check(
            count > 0 && count <= Stage.largestBankSize && stage.banks[slot].threshold > 0
        )
        guard coder.failure == nil else { return }
        if coder.isReading, let spring {
            stage.banks[slot].spring = stage.batches.spring(spring)
            stage.banks[slot].count = Int32(count)
            stage.banks[slot].base = stage.components.allocate(count, owner: -1)
            stage.banks[slot].settled.reserveCapacity(count)
        }
        let base = Int(stage.banks[slot].base)
        coder.code(stage.components.model + base, count, within: Stage.largestComponent)
        if coder.isReading {
            for index in base..<base + count { stage.components.rest(index, at: stage.components.model[index]) }
        }
        let settled = coder.count(stage.banks[slot].settled.count)
        for index in 0..<settled {
            var spring = coder.isReading ? -1 : stage.banks[slot].settled[index]
            coder.code(&spring, below: count)
            guard coder.isReading else { continue }
            guard coder.check(spring >= 0 && stage.components.owner[base + Int(max(spring, 0))] == -1)
            else { return }
            stage.components.owner[base + Int(spring)] = -2
            stage.banks[slot].settled.append(spring)
        }
    }

    /// The springs of a bank that share a batch, in order.
    @inline(never)
    private func codeBatch(_ given: Int32, by coder: inout StateCoder) -> Int32 {
        var number = given
        var (bank, epoch, rows): (Int32, Int64, [Int32]) = (-1, 0, [])
        if given >= 0 {
            (bank, epoch) = (stage.batches.batches[given].bank, stage.batches.batches[given].epoch)
            stage.batches.arena.forEachChunk(stage.batches.batches[given].rows) { start, count in
                for row in start..<start + count { rows.append(Int32(row)) }
            }
        }
        coder.code(&bank, below: stage.banks.count)
        coder.code(flicks: &epoch)
        var isNewest = given >= 0 && stage.banks[bank].newest == given
        coder.code(&isNewest)
        let count = coder.count(rows.count, each: 25)
        if coder.isReading {
            let isRight = count > 0 && bank >= 0 && stage.banks[bank].isLive && epoch <= stage.time
            guard coder.check(isRight),
                coder.check(epoch & (stage.batches.springs.entries[Int(stage.banks[bank].spring)].slot - 1) == 0),
                coder.check(!isNewest || stage.banks[bank].newest < 0)
            else { return -1 }
            number = stage.batches.makeBatch(stage.banks[bank].spring, bank: bank, epoch: epoch)
            if isNewest { stage.banks[bank].newest = number }
        }
        let base = stage.banks[bank].base
        let arena = stage.batches.arena
        for entry in 0..<count where coder.failure == nil {
            let row = coder.isReading ? -1 : Int(rows[entry])
            var index = row < 0 ? -1 : arena.component[row] - base
            coder.code(&index, below: Int(stage.banks[bank].count))
            let component = base + max(index, 0)
            guard coder.check(index >= 0 && (row >= 0 || stage.components.row[Int(component)] < 0)) else {
                break
            }
            var (first, second) = row < 0 ? (0, 0) : (arena.first[row], arena.second[row])
            coder.code(stage.components.presentation + Int(component), 1)
            coder.code(&first, within: .greatestFiniteMagnitude)
            coder.code(&second, within: .greatestFiniteMagnitude)
            if coder.isReading {
                let target = stage.components.model[Int(component)]
                stage.batches.append((first, second, target), component: component, to: number, stage.components)
            }
        }
        return number
    }
}
