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
		/** Events of Storybook. */
		__STORYBOOK_ADDONS_CHANNEL__: {
			on: ( name: string, listener: ( data: never ) => void ) => void;
			once: ( name: string, listener: ( data: never ) => void ) => void;
			off: ( name: string, listener: ( data: never ) => void ) => void;
			emit: ( name: string, data: object ) => void;
		};
		/** Storybook's renderer of stories. */
		__STORYBOOK_PREVIEW__?: { ready: () => Promise< void > };
		/** Set by tests to detect a reload of the page. */
		isSamePage?: boolean;
		stillTheSamePage?: boolean;
		isStill?: boolean;
		/** What the extension of `tests/fixtures/woocommerce-extension` has read. */
		acmeUndeclared: { adminUrl: string; libraries: string[] };
		acme: Record< string, string > & {
			settings: Record< string, unknown >;
		};
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
