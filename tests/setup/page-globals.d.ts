/**
 * Types of the globals that tests and benchmarks add to `window`.
 */
declare global {
	interface Window {
		/** axe-core, injected into the page. */
		axe: {
			run: (
				context: string | object,
				options?: object
			) => Promise< import('axe-core').AxeResults >;
		};
		/** The `wp` global of WordPress. */
		wp: Record< string, Record< string, ( ...args: unknown[] ) => never > >;
		/** The methods that the page of a benchmark provides. */
		bench: Record< string, ( ...args: unknown[] ) => never >;
		/** What the plugin offers to other scripts. */
		storedeck: Record< string, ( ...args: unknown[] ) => never >;
		/** Settings that the plugin prints. */
		storedeckSettings: Record< string, never >;
		/** Texts announced by live regions, see `announcements.mjs`. */
		storedeckAnnouncements: string[];
		/** Cumulative layout shift. */
		shift: number;
		/** Times recorded by `tests/bench/pages/probe.js`. */
		storedeckBench: {
			[ key: string ]: unknown;
			change: ( start: number ) => Promise< {
				painted: number;
				responded: number;
				requests: number;
			} >;
		};
		/** Set by tests to detect a reload of the page. */
		isSamePage?: boolean;
		stillTheSamePage?: boolean;
		isStill?: boolean;
		/** Set by injected scripts if they are executed. */
		hurt?: boolean;
		isBroken?: boolean;
	}
	/** Properties of `layout-shift` and `resource` entries that the DOM types lack. */
	interface PerformanceEntry {
		hadRecentInput?: boolean;
		value?: number;
		responseEnd?: number;
	}
}

export {};
