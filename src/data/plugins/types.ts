/** Whether a plugin runs, is there, or neither. */
export type PluginInstallState = 'activated' | 'installed' | 'unavailable';

/** Messages by the plugin's slug. */
export type PluginErrors = Readonly< Record< string, readonly string[] > >;

/** What was done, in an answer to an installation or activation. */
export interface PluginsResult {
	/** Slugs; in answers to installations. */
	installed?: readonly string[];
	/** Slugs; in answers to activations. */
	activated?: readonly string[];
	/** Whether each went well. */
	results?: Readonly< Record< string, boolean > >;
	/** Milliseconds that each took. */
	install_time?: Readonly< Record< string, number > >;
}

/** An answer to an installation or activation. */
export interface PluginsResponse {
	data: PluginsResult;
	errors?: {
		/** By slug; an empty list when there are none. */
		errors?: PluginErrors | readonly never[];
	};
	success?: boolean;
	message?: string;
}

/** A plugin that is there, as the host tells of it. */
export interface PluginDetails {
	/** The main file without its ending: `jetpack/jetpack`. */
	file: string;
	slug: string;
	name: string;
	version: string;
	author: string;
	/** May contain simple markup. */
	description: string;
	isActive: boolean;
}

/** How far the shop is connected with PayPal. */
export interface PaypalOnboardingStatus {
	production: {
		/** `onboarded`, `unknown`, or another state that PayPal tells. */
		state: string;
		onboarded: boolean;
	};
	[ environment: string ]: unknown;
}

/** A plugin that the shop could use. */
export interface RecommendedPlugin {
	id?: string;
	slug?: string;
	product?: string;
	title?: string;
	content?: string;
	description?: string;
	plugins?: readonly string[];
	[ name: string ]: unknown;
}

/** What the address for connecting is asked with. */
export interface ConnectQuery {
	/** Where the connection service sends the person afterwards. */
	redirect_url: string;
}

/** The part of the admin's settings that connecting needs. */
export type GetAdminLink = ( path: string ) => string;

/** Tells a person what went wrong. */
export type ErrorAction = ( message: string ) => unknown;
