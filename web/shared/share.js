// SPDX-License-Identifier: MIT
// A document in a link: compressed, in the address's fragment, which no server sees.

// A link may be made by anyone: more than this, in bytes, is not taken out of it.
const MOST = 4e6;
// Browsers open no addresses that are much longer: Firefox none of more than 1 048 576 letters.
const LONGEST = 1e6;
const TOO_LARGE = new Error("it holds a document that is too large");

async function through(stream, bytes, most = Infinity) {
  const writer = stream.writable.getWriter();
  const written = writer.write(bytes).then(() => writer.close());
  written.catch(() => {});
  const parts = [];
  let size = 0;
  for (const reader = stream.readable.getReader(); ; ) {
    const { done, value } = await reader.read();
    if (done) {
      break;
    }
    size += value.length;
    if (size > most) {
      await reader.cancel();
      throw TOO_LARGE;
    }
    parts.push(value);
  }
  await written;
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

/** Copies a text, and says whether a browser allowed it: pages that are not secure have no clipboard. */
export async function copied(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Rounded up, so that what is too large does not seem to be as large as allowed. */
const inMillions = (count) => Math.ceil(count / 1e4) / 100;

/** The fragment of an address that holds a document. What is too large for one is a RangeError that says so. */
export async function toFragment(text, parameters) {
  const content = JSON.stringify(Object.keys(parameters).length === 0 ? { text } : { text, parameters });
  const encoded = new TextEncoder().encode(content);
  const instead = "Download the document, and send that instead";
  if (encoded.length > MOST) {
    throw new RangeError(`A link can hold ${MOST / 1e6} MB, and this document has ${inMillions(encoded.length)} MB. ${instead}.`);
  }
  const bytes = await through(new CompressionStream("deflate-raw"), encoded);
  if (bytes.length * (4 / 3) > LONGEST) {
    const letters = inMillions(bytes.length * (4 / 3));
    throw new RangeError(`Browsers open links of ${LONGEST / 1e6} million letters, and this one has ${letters}. ${instead}.`);
  }
  let letters = "";
  for (let start = 0; start < bytes.length; start += 8192) {
    letters += String.fromCharCode(...bytes.subarray(start, start + 8192));
  }
  return `d=${btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "")}`;
}

/** What JSON a fragment holds. What browsers say of one that is damaged differs, and is about their own functions. */
async function valueOf(fragment) {
  try {
    return JSON.parse(await unpacked(fragment));
  } catch (error) {
    throw error === TOO_LARGE ? error : new Error("it is cut off or was changed");
  }
}

async function unpacked(fragment) {
  const letters = atob(fragment.slice(2).replaceAll("-", "+").replaceAll("_", "/"));
  const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
  return new TextDecoder().decode(await through(new DecompressionStream("deflate-raw"), bytes, MOST));
}

export async function fromFragment(fragment) {
  const { text, parameters = {} } = (await valueOf(fragment)) ?? {};
  if (typeof text !== "string" || typeof parameters !== "object" || parameters === null) {
    throw new Error("it holds no document");
  }
  return { text, parameters };
}
