interface Watched {
	watchers: number;
	controller: AbortController;
}

/**
 * Who still looks at what. A screen announces what it shows and takes that
 * back when it is left; once nobody looks any more, the signal of the key is
 * aborted. Keys that nobody ever announced are never aborted.
 */
export class Interest {
	private readonly watched = new Map< string, Watched >();

	/** The signal that tells when nobody looks at the key any more. */
	signal( key: string ): AbortSignal {
		return this.get( key ).controller.signal;
	}

	/** Whether anybody looks at the key. */
	isWatched( key: string ): boolean {
		return ( this.watched.get( key )?.watchers ?? 0 ) > 0;
	}

	/** Announces that somebody looks at the key. */
	retain( key: string ): void {
		this.get( key ).watchers += 1;
	}

	/**
	 * Takes one announcement back. The key is let go after the current task: a
	 * component that is remounted, or a screen that follows and shows the same,
	 * keeps the request.
	 */
	release( key: string ): void {
		const entry = this.watched.get( key );
		if ( ! entry || entry.watchers === 0 ) {
			return;
		}
		entry.watchers -= 1;
		if ( entry.watchers === 0 ) {
			setTimeout( () => {
				if (
					entry.watchers === 0 &&
					this.watched.get( key ) === entry
				) {
					this.watched.delete( key );
					entry.controller.abort();
				}
			}, 0 );
		}
	}

	/** Forgets a key that was asked for but that nobody announced. */
	forget( key: string ): void {
		if ( this.watched.get( key )?.watchers === 0 ) {
			this.watched.delete( key );
		}
	}

	private get( key: string ): Watched {
		const known = this.watched.get( key );
		if ( known ) {
			return known;
		}
		const entry = { watchers: 0, controller: new AbortController() };
		this.watched.set( key, entry );
		return entry;
	}
}
