import type { MouseEvent, ReactElement } from 'react';
import type { LinkType } from '../link';

/** What the children of a list get while it is shown as a dropdown. */
export interface SummaryMenuProps {
	isOpen?: boolean;
	onToggle?: () => void;
	onClose?: () => void;
}

export interface SummaryListProps {
	/** Gives the cards, one element each. */
	children: (
		props: SummaryMenuProps
	) => readonly ( ReactElement | null | false | undefined )[];
	/**
	 * Name of the list.
	 *
	 * @default 'Performance Indicators'
	 */
	label?: string;
}

export interface SummaryNumberProps {
	/** Change against the previous value in percent; anything but a number is 'N/A'. */
	delta?: number | null;
	/** Where the card leads; without it, nowhere. */
	href?: string;
	/**
	 * @default 'wc-admin'
	 */
	hrefType?: LinkType;
	/** For `onToggle`: whether what it opens is open. */
	isOpen?: boolean;
	/** What the value is. */
	label: string;
	/** What the value means, in more words. */
	labelTooltipText?: string;
	/** Makes the card a button that opens the other cards. */
	onToggle?: () => void;
	/**
	 * What the value is compared with.
	 *
	 * @default 'Previous period:' An empty text leaves the comparison out.
	 */
	prevLabel?: string;
	/** The value compared with, formatted. */
	prevValue?: number | string | null;
	/** A rise is bad news. */
	reverseTrend?: boolean;
	/** The card's chart is the one shown. */
	selected?: boolean;
	/** The value, formatted; a missing one is 'N/A'. */
	value?: number | string | null;
	/**
	 * Adds a button that opens what the figure means, in the card's corner. Takes
	 * the place of `labelTooltipText`. Gets the button.
	 */
	onAbout?: ( button: HTMLElement ) => void;
	/** Called when the card's link is clicked. */
	onLinkClickCallback?: ( event: MouseEvent< HTMLAnchorElement > ) => void;
}

export interface SummaryListPlaceholderProps {
	/**
	 * @default 5
	 */
	numberOfItems?: number;
}
