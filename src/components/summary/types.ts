import type { MouseEvent, ReactElement, ReactNode } from 'react';
import type { LinkType } from '../link';

/** Arguments of the render function, set in a dropdown. */
export interface SummaryMenuProps {
	isOpen?: boolean;
	onToggle?: () => void;
	onClose?: () => void;
}

export interface SummaryListProps {
	/** Returns the cards. */
	children: (
		props: SummaryMenuProps
	) => readonly ( ReactElement | null | false | undefined )[];
	/**
	 * Accessible name of the list.
	 *
	 * @default 'Performance Indicators'
	 */
	label?: string;
	/**
	 * Whether only the selected card is shown on small screens, as a button that
	 * opens a dropdown with all of them.
	 *
	 * @default true
	 */
	isCollapsible?: boolean;
}

export interface SummaryNumberProps {
	/**
	 * Change against the previous value in percent. Anything but a finite
	 * number is shown as 'N/A'.
	 */
	delta?: number | null;
	/** URL of the card. */
	href?: string;
	/**
	 * @default 'wc-admin'
	 */
	hrefType?: LinkType;
	/** Whether the dropdown opened by `onToggle` is open. */
	isOpen?: boolean;
	/** Name of the metric. */
	label: string;
	/** Description of the metric. */
	labelTooltipText?: string;
	/** Renders the card as a button that opens the dropdown. */
	onToggle?: () => void;
	/**
	 * Label of the previous value. An empty string hides the comparison.
	 *
	 * @default 'Previous period:'
	 */
	prevLabel?: string;
	/** Formatted previous value. */
	prevValue?: number | string | null;
	/** Whether the previous value is still loading: the change stays empty. */
	isPrevLoading?: boolean;
	/**
	 * Shown instead of 'N/A' where no percentage can be calculated, for example
	 * '+$475.91 new' where the previous value is 0.
	 */
	change?: string;
	/** Whether neither more nor less is better: the change has no color. */
	isNeutral?: boolean;
	/** Whether lower is better. */
	reverseTrend?: boolean;
	/** Drawn below the metric: its trend. */
	sparkline?: ReactNode;
	/** Whether the metric is shown in the chart. */
	selected?: boolean;
	/** Formatted value; 'N/A' if missing. */
	value?: number | string | null;
	/**
	 * Adds a button that opens a description of the metric, instead of
	 * `labelTooltipText`. Called with the button.
	 */
	onAbout?: ( button: HTMLElement ) => void;
	/** Adds a link to what explains the change. */
	whyHref?: string;
	/** Called when the link of the card is clicked. */
	onLinkClickCallback?: ( event: MouseEvent< HTMLAnchorElement > ) => void;
}

export interface SummaryListPlaceholderProps
	extends Pick< SummaryListProps, 'isCollapsible' > {
	/**
	 * @default 5
	 */
	numberOfItems?: number;
	/**
	 * Whether the cards will have sparklines.
	 *
	 * @default false
	 */
	hasSparklines?: boolean;
}
