/**
 * @param {ReadableStream<Int8Array | Uint8Array>} stream Output of PHP.
 * @return {AsyncGenerator<Buffer, void>} The same data as Node buffers.
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
