/** The signed-in user. */
export interface User {
	id: number;
	name?: string;
	/** Capabilities of the user. */
	capabilities?: Readonly< Record< string, boolean > >;
	/** Has all capabilities on a network. */
	is_super_admin?: boolean;
	/** Preferences by name, each a JSON string. */
	woocommerce_meta?: Readonly< Record< string, string > >;
}

/** Decoded preferences by name. Missing or `''` by default. */
export type UserPreferences = Readonly< Record< string, unknown > >;

/** A user with decoded preferences. */
export type UserWithPreferences = Omit< User, 'woocommerce_meta' > & {
	woocommerce_meta: UserPreferences;
};
