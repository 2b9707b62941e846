/** The menus that favourites move between. */
export const FAVORITES_MENU = 'favorites';
export const PLUGINS_MENU = 'plugins';

/** An item of the navigation; plugins add properties of their own. */
export interface MenuItem {
	id: string;
	title?: string;
	/** The menu it stands in: `primary`, `favorites`, `plugins`, `secondary`, … */
	menuId?: string;
	/** The item or category that it stands under. */
	parent?: string;
	/** Where it leads. */
	url?: string;
	order?: number;
	capability?: string;
	/** It holds other items. */
	isCategory?: boolean;
	migrate?: boolean;
	matchExpression?: unknown;
	[ property: string ]: unknown;
}
