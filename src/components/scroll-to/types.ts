import type { ReactNode } from 'react';

export interface ScrollToProps {
	/**
	 * How far below its top the page stops, in px; negative leaves room above.
	 *
	 * @default '0'
	 */
	offset?: string | number;
	children?: ReactNode;
}
