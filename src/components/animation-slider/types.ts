import type { ReactNode } from 'react';

export type SlideStatus = 'entering' | 'entered' | 'exiting';

export interface AnimationSliderProps {
	/** Renders the content. */
	children: ( props: { status: SlideStatus } ) => ReactNode;
	/**
	 * When it changes, the old content slides out and the new content slides
	 * in.
	 */
	animationKey: string | number | boolean | null | undefined;
	/** Direction of the slide; `null` changes the content without animation. */
	animate?: 'left' | 'right' | null;
	/** Called with the slider's element after the old content is removed. */
	onExited?: ( container: HTMLElement ) => void;
}
