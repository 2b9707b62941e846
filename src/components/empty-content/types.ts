import type { MouseEvent, ReactNode } from 'react';

type ActionCallback = ( event: MouseEvent< HTMLElement > ) => void;

export interface EmptyContentProps {
	/** For example "No orders yet". */
	title: string;
	/** Text below the title. */
	message?: ReactNode;
	/**
	 * URL of a decorative image.
	 *
	 * @default An inline warning sign
	 */
	illustration?: string;
	/** Height in px. */
	illustrationHeight?: number;
	/**
	 * Width in px.
	 *
	 * @default 400
	 */
	illustrationWidth?: number;
	/** Text of the primary button. */
	actionLabel?: string;
	/** Renders the primary button as a link. */
	actionURL?: string;
	/** Called when the primary button is clicked. */
	actionCallback?: ActionCallback;
	/** Text of the secondary button. */
	secondaryActionLabel?: string;
	/** Renders the secondary button as a link. */
	secondaryActionURL?: string;
	/** Called when the secondary button is clicked. */
	secondaryActionCallback?: ActionCallback;
	className?: string;
}

export interface ActionProps {
	label?: string;
	url?: string;
	callback?: ActionCallback;
	variant: 'primary' | 'secondary';
}
