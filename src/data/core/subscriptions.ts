interface Subscription {
	subscribers: number;
	controller: AbortController;
}

/**
 * Subscriptions by key. Components subscribe to the data that they show; when
 * the last one has unsubscribed, the signal of the key is aborted. Keys without
 * subscriptions are never aborted.
 */
export class Subscriptions {
	private readonly subscriptions = new Map< string, Subscription >();

	/** Aborted when the last subscription of the key ends. */
	signal( key: string ): AbortSignal {
		return this.get( key ).controller.signal;
	}

	hasSubscribers( key: string ): boolean {
		return ( this.subscriptions.get( key )?.subscribers ?? 0 ) > 0;
	}

	/** Adds a subscription. */
	retain( key: string ): void {
		this.get( key ).subscribers += 1;
	}

	/**
	 * Ends a subscription. The key is dropped after the current task, so that a
	 * component that remounts, or the next screen with the same data, keeps the
	 * request.
	 */
	release( key: string ): void {
		const entry = this.subscriptions.get( key );
		if ( ! entry || entry.subscribers === 0 ) {
			return;
		}
		entry.subscribers -= 1;
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

	/** Drops a key without subscriptions. */
	forget( key: string ): void {
		if ( this.subscriptions.get( key )?.subscribers === 0 ) {
			this.subscriptions.delete( key );
		}
	}

	private get( key: string ): Subscription {
		const entry = this.subscriptions.get( key ) ?? {
			subscribers: 0,
			controller: new AbortController(),
		};
		this.subscriptions.set( key, entry );
		return entry;
	}
}
