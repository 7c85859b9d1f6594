// SPDX-License-Identifier: MIT

module animcore

go 1.19
