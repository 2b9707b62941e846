interface Subscription {
	subscribers: number;
	controller: AbortController;
}

/**
 * Who still looks at what. A screen announces what it shows and takes that
 * back when it is left; once nobody looks any more, the signal of the key is
 * aborted. Keys that nobody ever announced are never aborted.
 */
export class Subscriptions {
	private readonly subscriptions = new Map< string, Subscription >();

	/** The signal that tells when nobody looks at the key any more. */
	signal( key: string ): AbortSignal {
		return this.get( key ).controller.signal;
	}

	/** Whether anybody looks at the key. */
	hasSubscribers( key: string ): boolean {
		return ( this.subscriptions.get( key )?.subscribers ?? 0 ) > 0;
	}

	/** Announces that somebody looks at the key. */
	retain( key: string ): void {
		this.get( key ).subscribers += 1;
	}

	/**
	 * Takes one announcement back. The key is let go after the current task: a
	 * component that is remounted, or a screen that follows and shows the same,
	 * keeps the request.
	 */
	release( key: string ): void {
		const entry = this.subscriptions.get( key );
		if ( ! entry || entry.subscribers === 0 ) {
			return;
		}
		entry.subscribers -= 1;
		if ( entry.subscribers === 0 ) {
			setTimeout( () => {
				if (
					entry.subscribers === 0 &&
					this.subscriptions.get( key ) === entry
				) {
					this.subscriptions.delete( key );
					entry.controller.abort();
				}
			}, 0 );
		}
	}

	/** Forgets a key that was asked for but that nobody announced. */
	forget( key: string ): void {
		if ( this.subscriptions.get( key )?.subscribers === 0 ) {
			this.subscriptions.delete( key );
		}
	}

	private get( key: string ): Subscription {
		const known = this.subscriptions.get( key );
		if ( known ) {
			return known;
		}
		const entry = { subscribers: 0, controller: new AbortController() };
		this.subscriptions.set( key, entry );
		return entry;
	}
}
