/** The countries of an order. */
export interface FlagOrder {
	shipping?: { country?: string } | null;
	billing?: { country?: string } | null;
}

export interface FlagProps {
	/** Two-letter country code (ISO 3166-1), in any case. */
	code?: string;
	/**
	 * An order. Its shipping or billing country takes precedence over `code`.
	 */
	order?: FlagOrder | null;
	className?: string;
	/** Font size in px. */
	size?: number;
	/** Use it for a flag next to the name of the country. */
	hideFromScreenReader?: boolean;
}
