import type { ReactNode } from 'react';
import type { PageSource } from '../pagination';

export type SortDirection = 'asc' | 'desc';

/** One column. */
export interface TableHeader {
	/** Names the column; what sorting by it writes as `orderby`. */
	key: string;
	label?: ReactNode;
	/** Read instead of the label, e.g. "Order Number" for "Order #". */
	screenReaderLabel?: string;
	/** Makes the label a button that sorts. */
	isSortable?: boolean;
	/** Aligns at the end, digits in columns. */
	isNumeric?: boolean;
	/** Aligns a numeric column at the start. */
	isLeftAligned?: boolean;
	/** The column that the rows are sorted by when the query says nothing. */
	defaultSort?: boolean;
	/**
	 * Direction of the first sort by this column.
	 *
	 * @default 'desc'
	 */
	defaultOrder?: SortDirection;
	/** Keeps the column out of the menu: it is always shown. */
	required?: boolean;
	/**
	 * Whether the column is shown.
	 *
	 * @default true
	 */
	visible?: boolean;
	/** For the caller, who decides `visible`; the table does not read it. */
	hiddenByDefault?: boolean;
	/**
	 * Class name of the column's cells. `is-checkbox-column` makes a narrow
	 * first column that stays in sight together with the next one; `is-date`
	 * keeps dates in one line where there is room.
	 */
	cellClassName?: string;
}

/** One cell. */
export interface TableCell {
	/** What is shown. */
	display?: ReactNode;
	/** What it stands for, e.g. in a file. */
	value?: string | number | boolean | null;
	/**
	 * What it reads when it is copied; `display` where that is text or a number,
	 * else the value.
	 */
	text?: string;
}

/** One row: a cell per header, in their order. A missing cell stays empty. */
export type TableRow = ( TableCell | false | null | undefined )[];

/** The part of the address that the table reads. */
export interface TableQuery {
	/** Key of the column that the rows are sorted by. */
	orderby?: string;
	order?: string;
	/** The page shown, from 1. */
	paged?: string | number;
	[ param: string ]: unknown;
}

/** How close the rows stand. */
export type TableDensity = 'comfortable' | 'compact';

/** How somebody arranged the columns. What is missing is as the headers say. */
export interface TableLayout {
	/** Keys of the columns, in their order; others stay by their neighbours. */
	order?: readonly string[];
	/** Widths in px, by key. */
	widths?: Readonly< Record< string, number > >;
	density?: TableDensity;
}

export type RowKey = ( row: TableRow, index: number ) => string | number;

export interface TableProps {
	/** What the table shows; its accessible name. */
	caption: string;
	headers?: TableHeader[];
	rows: TableRow[];
	/** Hides the table from assistive technology and from the keyboard. */
	ariaHidden?: boolean;
	className?: string;
	/** Called with the column and the direction to sort by. */
	onSort?: ( key: string, direction: SortDirection ) => void;
	query?: TableQuery;
	/**
	 * Index of the column that names the rows; `false` for none.
	 *
	 * @default 0
	 */
	rowHeader?: number | false;
	/** React key of a row; its index without it. */
	rowKey?: RowKey;
	/** One more row, in sight at the end of the table. */
	totals?: TableRow;
	/** Dims the rows: they are old, new ones are on their way. */
	isBusy?: boolean;
	/** Widths of columns in px, by key; others are as wide as what they hold. */
	widths?: Readonly< Record< string, number > >;
	/**
	 * How close the rows stand.
	 *
	 * @default 'comfortable'
	 */
	density?: TableDensity;
	/**
	 * Keeps only the rows in view in the document, for thousands of them. Each
	 * has one line of text then, and the search of the browser finds only what
	 * is in view.
	 */
	isVirtual?: boolean;
	/**
	 * Height of the box that scrolls, in px; as high as the window allows
	 * without it.
	 */
	height?: number;
	/**
	 * Draws the cells of a row below one another on small screens, for rows that
	 * are read rather than compared. A column whose `cellClassName` is `is-aside`
	 * shares its line with the one before it.
	 */
	isStackable?: boolean;
	/**
	 * Makes the cells a grid: the arrow keys move among them, Shift and the
	 * mouse choose several, Ctrl+C copies them.
	 */
	hasCellSelection?: boolean;
	/** Called when somebody is done with choosing cells. */
	onCellSelectionEnd?: () => void;
	/**
	 * Shown instead of rows when there are none.
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
		| 'isStackable'
		| 'hasCellSelection'
		| 'onCellSelectionEnd'
	> {
	/**
	 * How many rows the table is expected to have.
	 *
	 * @default 5
	 */
	numberOfRows?: number;
}

export interface EmptyTableProps {
	/** What to say. */
	children?: ReactNode;
	/**
	 * Height of the block, in rows.
	 *
	 * @default 5
	 */
	numberOfRows?: number;
}

export interface TableSummaryItem {
	label: ReactNode;
	value: ReactNode;
	/** Adds a button 'About …'; gets the button. */
	onAbout?: ( button: HTMLElement ) => void;
	/** What the button names; the label where that is text. */
	aboutLabel?: string;
}

export interface TableSummaryProps {
	data: TableSummaryItem[];
}

/** Answers the setter of one part of the query. */
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
	/** Heading of the card and name of the table. */
	title: string;
	rows?: TableRow[];
	rowsPerPage: number;
	/** Rows of all pages. */
	totalRows: number;
	/**
	 * Controls in the header, e.g. a search input and a download button; or what
	 * makes them of the keys of the columns shown, in the order they are shown in.
	 */
	actions?: ReactNode | ( ( shownKeys: string[] ) => ReactNode );
	/** Whether `actions` hold a search input, which gets room of its own. */
	hasSearch?: boolean;
	/** The ids of the rows, in their order, for whoever selects rows. */
	ids?: ( number | string )[];
	/** Shows placeholders: there are no rows yet. */
	isLoading?: boolean;
	onQueryChange?: OnQueryChange;
	/** Called with a new page, besides `onQueryChange( 'paged' )`. */
	onPageChange?: ( page: number, source?: PageSource ) => void;
	/**
	 * Called with the keys of the columns shown and the key that was toggled.
	 * There is none when a column is shown because the rows are sorted by it.
	 */
	onColumnsChange?: ( shownKeys: string[], toggledKey?: string ) => void;
	/**
	 * Shows the menu that hides and shows columns.
	 *
	 * @default true
	 */
	showMenu?: boolean;
	/** How the columns are arranged. */
	layout?: TableLayout;
	/**
	 * Lets columns be moved and resized and rows be drawn closer; called with
	 * the whole layout when somebody has done so.
	 */
	onLayoutChange?: ( layout: Required< TableLayout > ) => void;
	/** Offers "Select cells" in the menu: chosen cells can be copied. */
	canSelectCells?: boolean;
	/** Figures under the table. */
	summary?: TableSummaryItem[];
}
