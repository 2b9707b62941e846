import { Button, Tooltip } from '@wordpress/components';
import { useId } from '@wordpress/element';
import type { MouseEvent, ReactNode } from 'react';
import { classNames } from '../class-names';

export interface CompareButtonProps {
	/** How many are chosen. */
	count: number;
	children: ReactNode;
	/** Why the button cannot be pressed with fewer than two. */
	helpText: string;
	onClick: ( event: MouseEvent< HTMLElement > ) => void;
	disabled?: boolean;
	className?: string;
}

/** So many make a comparison. */
const LEAST = 2;

/**
 * A button to compare what is chosen. With fewer than two it cannot be pressed, and
 * says why; it can be reached all the same, so that everybody gets to know.
 *
 * @param props See `CompareButtonProps`.
 */
export function CompareButton( {
	count,
	children,
	helpText,
	onClick,
	disabled = false,
	className,
}: CompareButtonProps ) {
	const helpId = useId();
	const names = classNames( 'woocommerce-compare-button', className );
	if ( disabled || count >= LEAST ) {
		return (
			<Button
				className={ names }
				variant="secondary"
				disabled={ disabled }
				onClick={ onClick }
			>
				{ children }
			</Button>
		);
	}
	return (
		<>
			<Tooltip text={ helpText }>
				<Button
					className={ names }
					variant="secondary"
					aria-disabled="true"
					aria-describedby={ helpId }
				>
					{ children }
				</Button>
			</Tooltip>
			<span id={ helpId } hidden>
				{ helpText }
			</span>
		</>
	);
}
