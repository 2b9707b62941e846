import type { AnchorHTMLAttributes, MouseEvent } from 'react';

/**
 * Where a link leads: inside this app (`wc-admin`), to another admin page
 * (`wp-admin`), or out of the admin (`external`).
 */
export type LinkType = 'wp-admin' | 'wc-admin' | 'external';

export interface LinkProps
	extends Omit< AnchorHTMLAttributes< HTMLAnchorElement >, 'onClick' > {
	/** Where it leads. An address that would run a script is left out. */
	href: string;
	/**
	 * @default 'wc-admin'
	 */
	type?: LinkType;
	/**
	 * Called on clicks; for links inside the app on plain clicks only, before
	 * the app (or, with a `target`, the browser) goes there. Returning exactly
	 * `false` keeps it from going.
	 */
	onClick?: ( event: MouseEvent< HTMLAnchorElement > ) => unknown;
}
