import type { MouseEvent, ReactNode } from 'react';

type ActionCallback = ( event: MouseEvent< HTMLElement > ) => void;

export interface EmptyContentProps {
	/** What is missing, e.g. "No orders yet". */
	title: string;
	/** What to do about it. */
	message?: ReactNode;
	/**
	 * Address of a picture; it only decorates.
	 *
	 * @default An inline warning sign
	 */
	illustration?: string;
	/** Pixels. */
	illustrationHeight?: number;
	/**
	 * Pixels.
	 *
	 * @default 400
	 */
	illustrationWidth?: number;
	/** Text of the first button. */
	actionLabel?: string;
	/** Makes the first button a link. */
	actionURL?: string;
	/** Called on a click on the first button. */
	actionCallback?: ActionCallback;
	/** Text of the second button. */
	secondaryActionLabel?: string;
	/** Makes the second button a link. */
	secondaryActionURL?: string;
	/** Called on a click on the second button. */
	secondaryActionCallback?: ActionCallback;
	className?: string;
}

export interface ActionProps {
	label?: string;
	url?: string;
	callback?: ActionCallback;
	variant: 'primary' | 'secondary';
}
