import type { PluginErrors, PluginsResponse } from '@storedeck/data';

export interface PluginsProps {
	/** Called with the activated plugins and the response. */
	onComplete: (
		activated: readonly string[],
		response: PluginsResponse
	) => void;
	/**
	 * Called with the error messages by plugin slug, if known, and the error.
	 */
	onError?: ( errors: PluginErrors | undefined, error: unknown ) => void;
	/** Called when the installation is skipped. */
	onSkip?: () => void;
	/** Text of the skip button; defaults to "No thanks". */
	skipText?: string;
	/** Installs on mount and renders nothing unless it fails. */
	autoInstall?: boolean;
	/** Slugs of the plugins. */
	pluginSlugs?: readonly string[];
	/** Adds an abort button, and is called when it is clicked. */
	onAbort?: () => void;
	/** Text of the abort button; defaults to "Abort". */
	abortText?: string;
}
