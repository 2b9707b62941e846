import type { ReactNode } from 'react';

export interface ScrollToProps {
	/**
	 * Distance in px from the top of the children; negative values leave space
	 * above.
	 *
	 * @default '0'
	 */
	offset?: string | number;
	children?: ReactNode;
}
