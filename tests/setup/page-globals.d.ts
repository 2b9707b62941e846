/**
 * What tests and benchmarks put on `window`, so that `tsc` can check their
 * scripts.
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
		/** WordPress' scripts. */
		wp: Record< string, Record< string, ( ...args: unknown[] ) => never > >;
		/** The harness of a benchmark: its page defines the methods. */
		bench: Record< string, ( ...args: unknown[] ) => never >;
		/** Settings in the page. */
		storedeckSettings: Record< string, never >;
		/** Texts announced by live regions. */
		storedeckHeard: string[];
		/** Cumulative layout shift. */
		shift: number;
		/** What the probe of the page benchmark notes. */
		storedeckBench: {
			[ key: string ]: unknown;
			change: ( start: number ) => Promise< {
				painted: number;
				answered: number;
				requests: number;
			} >;
		};
		/** Marks set by a test to see that the page was not reloaded. */
		isSamePage?: boolean;
		stillTheSamePage?: boolean;
		isStill?: boolean;
		/** Set by hostile content if it runs. */
		hurt?: boolean;
		isBroken?: boolean;
	}
	/** A layout-shift entry, which the DOM types do not have. */
	interface PerformanceEntry {
		hadRecentInput?: boolean;
		value?: number;
		responseEnd?: number;
	}
}

export {};
