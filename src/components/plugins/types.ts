import type { PluginErrors, PluginsResponse } from '@storedeck/data';

export interface PluginsProps {
	/** Hears of the plugins that run now, and of the server's answer. */
	onComplete: (
		activated: readonly string[],
		response: PluginsResponse
	) => void;
	/**
	 * Hears of what failed: messages by slug, where it is known which plugin
	 * failed, and the error itself.
	 */
	onError?: ( errors: PluginErrors | undefined, error: unknown ) => void;
	/** Called by "No thanks" and the like. */
	onSkip?: () => void;
	/** What stands on the button that skips; "No thanks" unless given. */
	skipText?: string;
	/** Begins by itself, without showing anything. */
	autoInstall?: boolean;
	/** Which plugins. */
	pluginSlugs?: readonly string[];
	/** Called by a third button, which is only there when this is given. */
	onAbort?: () => void;
	/** What stands on that button; "Abort" unless given. */
	abortText?: string;
}
