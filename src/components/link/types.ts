import type { AnchorHTMLAttributes, MouseEvent } from 'react';

/**
 * Target of a link: inside the app (`wc-admin`), another admin page
 * (`wp-admin`), or an external site (`external`).
 */
export type LinkType = 'wp-admin' | 'wc-admin' | 'external';

export interface LinkProps
	extends Omit< AnchorHTMLAttributes< HTMLAnchorElement >, 'onClick' > {
	/** URL. Omitted if it would run a script. */
	href: string;
	/**
	 * @default 'wc-admin'
	 */
	type?: LinkType;
	/**
	 * Called on click. For links inside the app only on plain clicks, before
	 * the navigation; returning `false` cancels it.
	 */
	onClick?: ( event: MouseEvent< HTMLAnchorElement > ) => unknown;
}
