import type { ReactElement, ReactNode } from 'react';
import type { LinkProps } from '../link';

export interface AbbreviatedCardProps
	extends Pick< LinkProps, 'href' | 'onClick' | 'type' > {
	/** A small picture; it only decorates. */
	icon: ReactElement;
	/** Heading and text of the card. */
	children: ReactNode;
	className?: string;
}
