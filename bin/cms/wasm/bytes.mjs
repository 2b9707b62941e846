/**
 * @param {ReadableStream<Int8Array | Uint8Array>} stream What PHP prints; it comes in arrays of either kind.
 * @return {AsyncGenerator<Buffer, void>} The same as Node wants it.
 */
export async function* bytesOf( stream ) {
	const reader = stream.getReader();
	for (;;) {
		const { done, value } = await reader.read();
		if ( done ) {
			return;
		}
		yield Buffer.from( value.buffer, value.byteOffset, value.byteLength );
	}
}
