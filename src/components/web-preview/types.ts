import type { ReactNode } from 'react';

export interface WebPreviewProps {
	/** Address of the page. One that would run a script is left out. */
	src: string;
	/** Names the frame. */
	title: string;
	/**
	 * Shown until the page is there.
	 *
	 * @default <Spinner />
	 */
	loadingContent?: ReactNode;
	/** Called when the page is there. */
	onLoad?: () => void;
	className?: string;
}
