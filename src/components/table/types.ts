import type { ReactNode } from 'react';
import type { PageSource } from '../pagination';

export type SortDirection = 'asc' | 'desc';

/** A column. */
export interface TableHeader {
	/** Key of the column and value of `orderby`. */
	key: string;
	label?: ReactNode;
	/**
	 * Screen reader text of the label, for example "Order number" for "Order
	 * #".
	 */
	screenReaderLabel?: string;
	/** Renders the label as a sort button. */
	isSortable?: boolean;
	/** Aligns numbers at the end, with tabular digits. */
	isNumeric?: boolean;
	/** Aligns a numeric column at the start. */
	isLeftAligned?: boolean;
	/**
	 * A second sort of the column, with a button of its own below that of the
	 * label: what its cells show below their value, for example its change.
	 */
	detailSort?: {
		/** Value of `orderby`. */
		key: string;
		/** Text of the button, for example "Change". */
		label: string;
		/** Name with the column, for example "Change of Net sales". */
		name: string;
	};
	/** Whether the table is sorted by this column by default. */
	defaultSort?: boolean;
	/**
	 * Direction of the first sort by this column.
	 *
	 * @default 'desc'
	 */
	defaultOrder?: SortDirection;
	/** Whether the column is always shown. */
	required?: boolean;
	/**
	 * Whether the column is shown.
	 *
	 * @default true
	 */
	visible?: boolean;
	/**
	 * Only used by "Reset columns"; the initial visibility is set with
	 * `visible`.
	 */
	hiddenByDefault?: boolean;
	/**
	 * Class name of the cells. `is-checkbox-column` makes a narrow sticky first
	 * column, together with the next one; `is-date` prevents line breaks in
	 * dates if there is space.
	 */
	cellClassName?: string;
}

/** A cell. */
export interface TableCell {
	/** Content of the cell. */
	display?: ReactNode;
	/** Raw value, for example for exports. */
	value?: string | number | boolean | null;
	/**
	 * Text used when the cell is copied; defaults to `display` if that is a
	 * string or number, otherwise to the value.
	 */
	text?: string;
}

/** A row: a cell per header in the same order. Missing cells stay empty. */
export type TableRow = ( TableCell | false | null | undefined )[];

/** The query parameters used by the table. */
export interface TableQuery {
	/** Key of the sorted column. */
	orderby?: string;
	order?: string;
	/** Current page, starting at 1. */
	paged?: string | number;
	[ param: string ]: unknown;
}

/** Density of the rows. */
export type TableDensity = 'comfortable' | 'compact';

/** Custom layout of the columns. Missing properties default to the headers. */
export interface TableLayout {
	/** Column keys in order. Missing columns stay next to their neighbors. */
	order?: readonly string[];
	/** Widths in px by key. */
	widths?: Readonly< Record< string, number > >;
	density?: TableDensity;
}

export type RowKey = ( row: TableRow, index: number ) => string | number;

export interface TableProps {
	/** Accessible name of the table. */
	caption: string;
	headers?: TableHeader[];
	rows: TableRow[];
	/** Hides the table from assistive technology and the keyboard. */
	ariaHidden?: boolean;
	className?: string;
	/** Called with the column and the direction. */
	onSort?: ( key: string, direction: SortDirection ) => void;
	query?: TableQuery;
	/**
	 * Index of the row header column; `false` for none.
	 *
	 * @default 0
	 */
	rowHeader?: number | false;
	/** Returns the React key of a row; defaults to the index. */
	rowKey?: RowKey;
	/**
	 * Called instead of following the link of a row when the row is clicked, but
	 * not one of its controls. A click with a modifier key follows the link.
	 */
	onRowClick?: ( index: number ) => void;
	/** Index of the row that is shown elsewhere. */
	currentRow?: number;
	/** A sticky row with totals at the end. */
	totals?: TableRow;
	/** Dims outdated rows while new ones load. */
	isBusy?: boolean;
	/** Column widths in px by key. Other columns fit their content. */
	widths?: Readonly< Record< string, number > >;
	/**
	 * Density of the rows.
	 *
	 * @default 'comfortable'
	 */
	density?: TableDensity;
	/**
	 * Renders only the rows in view, for thousands of rows. Rows have a single
	 * line, and the browser search only finds rows in view.
	 */
	isVirtual?: boolean;
	/** Maximum height in px; by default it depends on the window. */
	height?: number;
	/**
	 * Stacks the cells of a row on small screens, for rows that are read rather
	 * than compared. A column with the `cellClassName` `is-aside` shares a line
	 * with the previous one. With `cards` each row has two lines: the row header
	 * with the sorted number, and the other cells with their labels.
	 */
	isStackable?: boolean | 'cards';
	/**
	 * Renders a grid: arrow keys move between cells, Shift and the mouse select
	 * cells, Ctrl+C copies them.
	 */
	hasCellSelection?: boolean;
	/** Called when cell selection ends. */
	onCellSelectionEnd?: () => void;
	/**
	 * Shown if there are no rows.
	 *
	 * @default 'No data to display'
	 */
	emptyMessage?: ReactNode;
}

export interface TablePlaceholderProps
	extends Omit<
		TableProps,
		| 'rows'
		| 'ariaHidden'
		| 'className'
		| 'totals'
		| 'isVirtual'
		| 'hasCellSelection'
		| 'onCellSelectionEnd'
	> {
	/**
	 * Number of rows.
	 *
	 * @default 5
	 */
	numberOfRows?: number;
}

export interface EmptyTableProps {
	/** Message. */
	children?: ReactNode;
	/**
	 * Height in rows.
	 *
	 * @default 5
	 */
	numberOfRows?: number;
}

export interface TableSummaryItem {
	label: ReactNode;
	value: ReactNode;
	/** Adds an 'About …' button. Called with the button. */
	onAbout?: ( button: HTMLElement ) => void;
	/** Name used in the button; defaults to the label if it is a string. */
	aboutLabel?: string;
}

export interface TableSummaryPlaceholderProps {
	/** Part of the accessible name; needed where a page has several tables. */
	tableTitle?: string;
}

export interface TableSummaryProps extends TableSummaryPlaceholderProps {
	data: TableSummaryItem[];
}

/** Returns the setter of a query parameter. */
export interface OnQueryChange {
	( param: 'sort' ): ( key: string, direction: SortDirection ) => void;
	( param: 'paged' ): ( page: number, source?: PageSource ) => void;
	( param: 'per_page' ): ( perPage: number ) => void;
}

export interface TableCardProps
	extends Omit<
		TableProps,
		| 'caption'
		| 'ariaHidden'
		| 'rows'
		| 'widths'
		| 'density'
		| 'hasCellSelection'
		| 'onCellSelectionEnd'
	> {
	/** Heading of the card and accessible name of the table. */
	title: string;
	rows?: TableRow[];
	rowsPerPage: number;
	/** Total number of rows. */
	totalRows: number;
	/**
	 * Controls in the header, for example a search field and a download button,
	 * or a function that receives the keys of the visible columns in order.
	 */
	actions?: ReactNode | ( ( shownKeys: string[] ) => ReactNode );
	/** Whether `actions` contain a search field, which needs more space. */
	hasSearch?: boolean;
	/** Ignored. Accepted for compatibility: ids of the rows. */
	ids?: ( number | string )[];
	/** Shows placeholders instead of rows. */
	isLoading?: boolean;
	onQueryChange?: OnQueryChange;
	/** Called with the new page, in addition to `onQueryChange( 'paged' )`. */
	onPageChange?: ( page: number, source?: PageSource ) => void;
	/**
	 * Called with the keys of the visible columns and the toggled key. The key
	 * is undefined if a column is shown because the table is sorted by it.
	 */
	onColumnsChange?: ( shownKeys: string[], toggledKey?: string ) => void;
	/**
	 * Whether to show the column menu.
	 *
	 * @default true
	 */
	showMenu?: boolean;
	/** Layout of the columns. */
	layout?: TableLayout;
	/**
	 * Allows users to move and resize columns and to change the density. Called
	 * with the whole layout.
	 */
	onLayoutChange?: ( layout: Required< TableLayout > ) => void;
	/** Adds "Select cells" to the menu, to copy cells. */
	canSelectCells?: boolean;
	/** Metrics below the table. */
	summary?: TableSummaryItem[];
}
