import type { ReactNode } from 'react';

export interface WebPreviewProps {
	/** URL of the page. Omitted if it would run a script. */
	src: string;
	/** Accessible name of the iframe. */
	title: string;
	/**
	 * Shown while the page loads.
	 *
	 * @default <Spinner />
	 */
	loadingContent?: ReactNode;
	/** Called when the page has loaded. */
	onLoad?: () => void;
	className?: string;
}
