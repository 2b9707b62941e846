/** The parts of an order that name a country. */
export interface FlagOrder {
	shipping?: { country?: string } | null;
	billing?: { country?: string } | null;
}

export interface FlagProps {
	/** Two-letter country code (ISO 3166-1). Case does not matter. */
	code?: string;
	/** An order: its shipping country counts, else its billing country. */
	order?: FlagOrder | null;
	className?: string;
	/** Font size in pixels. */
	size?: number;
	/** For a flag beside the country's name. */
	hideFromScreenReader?: boolean;
}
