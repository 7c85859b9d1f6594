// SPDX-License-Identifier: MIT
/**
 * libanimcore for Java and Kotlin: springs, easings, keyframes, stages of properties, scenes from documents, machines,
 * paths and morphs. An unsigned number of C has the Java type of its width, with the same bits.
 */
package org.animcore;
