/** A user as returned by the REST API. */
export interface GravatarUser {
	display_name?: string;
	name?: string;
	/** Avatar URLs by size in px; `96` is used. */
	avatar_URLs?: Record< string, string >;
	/** The name of this property in the WordPress REST API. */
	avatar_urls?: Record< string, string >;
}

export interface GravatarProps {
	/** A user or an email address. Without it, a placeholder is shown. */
	user?: GravatarUser | string | null;
	/** Alternative text; defaults to the name of the user. */
	alt?: string;
	title?: string;
	/**
	 * Width and height in px.
	 *
	 * @default 60
	 */
	size?: number;
	className?: string;
}
