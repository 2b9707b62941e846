/** A menu item; plugins add further properties. */
export interface MenuItem {
	id: string;
	title?: string;
	/** Its menu: `primary`, `favorites`, `plugins`, `secondary`, … */
	menuId?: string;
	/** Its parent item or category. */
	parent?: string;
	url?: string;
	order?: number;
	capability?: string;
	/** Whether it contains other items. */
	isCategory?: boolean;
	migrate?: boolean;
	matchExpression?: unknown;
	[ property: string ]: unknown;
}
