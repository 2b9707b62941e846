/** A `Response` for tests: jsdom has none. */
export class FakeResponse {
	readonly status: number;
	readonly ok: boolean;
	readonly headers: { get: ( name: string ) => string | null };

	constructor(
		private readonly content: string,
		private readonly init: {
			status?: number;
			headers?: Record< string, string >;
		} = {}
	) {
		this.status = init.status ?? 200;
		this.ok = this.status >= 200 && this.status < 300;
		const headers = Object.entries( init.headers ?? {} );
		this.headers = {
			get: ( name ) =>
				headers.find(
					( [ key ] ) => key.toLowerCase() === name.toLowerCase()
				)?.[ 1 ] ?? null,
		};
	}

	text() {
		return Promise.resolve( this.content );
	}

	async json(): Promise< unknown > {
		return JSON.parse( this.content );
	}

	clone() {
		return new FakeResponse( this.content, this.init );
	}
}
