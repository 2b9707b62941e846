/** Whether a plugin is active, installed, or neither. */
export type PluginInstallState = 'activated' | 'installed' | 'unavailable';

/** Messages by plugin slug. */
export type PluginErrors = Readonly< Record< string, readonly string[] > >;

/** The result of installing or activating plugins. */
export interface PluginsResult {
	/** Slugs; in responses to installations. */
	installed?: readonly string[];
	/** Slugs; in responses to activations. */
	activated?: readonly string[];
	/** Whether each of them succeeded. */
	results?: Readonly< Record< string, boolean > >;
	/** Milliseconds for each of them. */
	install_time?: Readonly< Record< string, number > >;
}

/** The response to an installation or activation. */
export interface PluginsResponse {
	data: PluginsResult;
	errors?: {
		/** By slug; an empty list without errors. */
		errors?: PluginErrors | readonly never[];
	};
	success?: boolean;
	message?: string;
}

/** An installed plugin, as WordPress returns it. */
export interface PluginDetails {
	/** The main file without its extension: `jetpack/jetpack`. */
	file: string;
	slug: string;
	name: string;
	version: string;
	author: string;
	/** May contain simple HTML. */
	description: string;
	isActive: boolean;
	/** Names of plugins that it requires and that are not active. */
	missingPlugins: readonly string[];
}

/** The connection with PayPal. */
export interface PaypalOnboardingStatus {
	production: {
		/** `onboarded`, `unknown`, or another state of PayPal. */
		state: string;
		onboarded: boolean;
	};
	[ environment: string ]: unknown;
}

/** A recommended plugin. */
export interface RecommendedPlugin {
	id?: string;
	slug?: string;
	product?: string;
	title?: string;
	content?: string;
	description?: string;
	plugins?: readonly string[];
	/** Names of plugins that it requires and that are not active. */
	missing_plugins?: readonly string[];
	[ name: string ]: unknown;
}

/** The query of the connection URL. */
export interface ConnectQuery {
	/** The URL that WordPress.com redirects to afterwards. */
	redirect_url: string;
}

/** Returns the URL of an admin page. */
export type GetAdminLink = ( path: string ) => string;

/** Shows an error message. */
export type ErrorAction = ( message: string ) => unknown;
