/** Options of an import; empty where the file decides. */
export interface ImportOptions {
	dates?: string;
	encoding?: string;
	currency?: string;
	zone?: string;
	decimal?: string;
	/** By unknown status of the file in lower case. */
	statuses?: Record< string, string >;
}

/** What the file leaves open, with the value that counts. */
export interface Choice {
	option: 'dates' | 'encoding' | 'currency' | 'zone' | 'decimal' | 'status';
	value: string;
	/** Possible values. */
	values: string[];
	/** An unknown status, and the number of its orders. */
	name: string;
	count: number;
}

/** An order as it will be. Amounts are decimals, the date is in site time. */
export interface PreviewOrder {
	number: string;
	date: string;
	status: string;
	customer: string;
	items: { quantity: string; name: string; total: string }[];
	/** Number of all items; only the first are listed. */
	lines: number;
	net: string;
	shipping: string;
	tax: string;
	total: string;
	refunded: string;
}

export interface Preview {
	/** A known system, or empty. */
	system: string;
	encoding: string;
	/** Line with the names of the columns. */
	header: number;
	rows: number;
	currency: string;
	/** Dates of the first and the last order. */
	period: string[];
	first: PreviewOrder[];
	count: number;
	/** Number of orders with a status that reports count. */
	counted: number;
	items: string;
	/** Amounts of these orders, and those of the file, or empty. */
	sums: Record< string, { amount: string; file: string } >;
	/** Number of orders that differ from the total of the file. */
	differences: number;
	not_counted: { status: string; count: number; amount: string }[];
	left_out: { reason: string; count: number }[];
	columns: { name: string; field: string }[];
	unused: string[];
	/** What amounts were assumed to mean. */
	notes: string[];
	problems: number;
	warnings: number;
	choices: Choice[];
}

/** A file that was sent, or an import. */
export interface OrderImport {
	id: string;
	file: string;
	user_name: string;
	date_created: string;
	date_expires: string;
	status:
		| 'uploading'
		| 'reading'
		| 'invalid'
		| 'ready'
		| 'importing'
		| 'imported'
		| 'stopped'
		| 'undoing'
		| 'undone';
	percent_complete: number;
	size: number;
	/** Bytes that were received. */
	bytes: number;
	chunk_size: number;
	options: ImportOptions | null;
	/** Why the file cannot be read. */
	message: string;
	/** The option that decides what is not clear, and its possible values. */
	asks: { option: Choice[ 'option' ] | ''; values: string[] } | null;
	preview: Preview | null;
	counts: { created: number; updated: number; unchanged: number };
	total: number;
	period: string[];
	/** Code of the currency that the store has now. */
	store_currency: string;
	/** Number of problems and warnings that can be downloaded. */
	problems: number;
	notes: string[];
}

/** What is wrong with a row. Those with a warning are imported. */
export interface Problem {
	type: 'problem' | 'warning';
	line: number;
	column: string;
	value: string;
	message: string;
}
