/** The signed-in user. */
export interface User {
	id: number;
	name?: string;
	/** What the user may do, by capability. */
	capabilities?: Readonly< Record< string, boolean > >;
	/** May do everything on a network of sites. */
	is_super_admin?: boolean;
	/** Preferences by name, each a JSON text. */
	woocommerce_meta?: Readonly< Record< string, string > >;
}

/** Preferences by name, decoded. What was never chosen is missing or `''`. */
export type UserPreferences = Readonly< Record< string, unknown > >;

/** A user whose preferences are decoded. */
export type UserWithPreferences = Omit< User, 'woocommerce_meta' > & {
	woocommerce_meta: UserPreferences;
};
