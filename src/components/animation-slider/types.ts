import type { ReactNode } from 'react';

/** Where contents are in their slide. */
export type SlideStatus = 'entering' | 'entered' | 'exiting';

export interface AnimationSliderProps {
	/** Draws the contents. */
	children: ( props: { status: SlideStatus } ) => ReactNode;
	/** A change of it slides the old contents out and the new ones in. */
	animationKey: string | number | boolean | null | undefined;
	/** Where the contents slide to; `null` changes them at once. */
	animate?: 'left' | 'right' | null;
	/** Called with the slider's element when the old contents are gone. */
	onExited?: ( container: HTMLElement ) => void;
}
