import type { ComponentType } from 'react';
import type { Query } from '@storedeck/navigation';

/** Props of every screen: the `path` parameter and the query of the URL. */
export interface ScreenProps {
	query: Query;
	path: string;
}

/** One step of the breadcrumbs: a label, or a link. */
export type Breadcrumb =
	| string
	| {
			label: string;
			path: string;
			/** The query of the link; by default what all screens keep, as dates. */
			query?: Query;
	  };

/** A page of the admin app. */
export interface Page {
	/**
	 * The `path` parameter of the URL. A segment such as `:id` matches any
	 * segment.
	 */
	path: string;
	/** @param props Path and query of the URL. */
	breadcrumbs: ( props?: Partial< ScreenProps > ) => Breadcrumb[];
	/** Path of the page whose menu item is marked; that of the page by default. */
	menuPath?: string;
	/** The page is not available to users without this capability. */
	capability: string;
	/** Loads the screen: each is its own chunk. */
	load: () => Promise< { default: ComponentType< ScreenProps > } >;
}

/** Props of a page that is a component: those of `WooCommerce`'s router. */
export interface ContainerProps extends ScreenProps {
	params: Record< string, string >;
	pathMatch: string;
}

/** A page in `woocommerce_admin_pages_list`, with `container` or `load`. */
export interface ListedPage {
	/** As in `Page`. */
	path: string;
	/** As in `Page`. */
	menuPath?: string;
	/** A list, or a function that returns it; an entry may be `[ path, label ]`. */
	breadcrumbs?:
		| readonly ( Breadcrumb | readonly [ string, string ] )[]
		| ( (
				props: object
		  ) => readonly ( Breadcrumb | readonly [ string, string ] )[] );
	/** The page is not available to users without this capability. */
	capability?: string;
	/** The screen. */
	container?: ComponentType< ContainerProps >;
	/** Loads the screen. */
	load?: Page[ 'load' ];
}

/** An entry of the command palette. It has either `href` or `callback`. */
export interface Command {
	/** Unique, with a prefix: `acme/new-ticket`. */
	name: string;
	label: string;
	/** Its group in the palette; the store by default. */
	group?: string;
	/** Other words that find it, separated by spaces or commas. */
	keywords?: string;
	/** URL that is opened; a screen of the app opens without a page load. */
	href?: string;
	/** Called when the command is selected, after the palette was closed. */
	callback?: () => void;
	/** Only users with this capability see it. */
	capability?: string;
}

/** A widget that placeholders of any page can name. */
export interface MountType {
	/** The `data-storedeck-mount` of its placeholders: `acme-gauge`. */
	name: string;
	/** Gets the object in `data-props`; empty without it. */
	component: ComponentType< Record< string, unknown > >;
}

/** A queued notice, which is shown once as a snackbar. */
export interface QueuedNotice {
	id: string | number;
	/** Recipient; missing or 0 for all users. */
	user_id?: number | string | null;
	status?: string;
	content: string;
	/** `icon`, `explicitDismiss`, `speak`, `actions`. */
	options?: Readonly< Record< string, unknown > >;
}

/** A component below the header of a page that WordPress renders. */
export type EmbeddedComponent = ComponentType< Record< string, unknown > >;
