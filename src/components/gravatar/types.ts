/** Somebody with a picture, as the APIs of WordPress give them. */
export interface GravatarUser {
	display_name?: string;
	name?: string;
	/** Addresses of the picture by size in px; that of `96` is used. */
	avatar_URLs?: Record< string, string >;
	/** What the API of WordPress calls it. */
	avatar_urls?: Record< string, string >;
}

export interface GravatarProps {
	/** Somebody, or an e-mail address; a placeholder is shown for nobody. */
	user?: GravatarUser | string | null;
	/** Instead of the name of the user. */
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
