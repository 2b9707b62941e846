import { Button, Popover } from '@wordpress/components';
import { useId, useState } from '@wordpress/element';
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
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
	const [ button, setButton ] = useState< HTMLButtonElement | null >( null );
	const [ isAsked, setAsked ] = useState( false );
	const hasEnough = disabled || count >= LEAST;

	return (
		<>
			<Button
				ref={ setButton }
				className={ classNames(
					'woocommerce-compare-button',
					className
				) }
				variant="secondary"
				disabled={ disabled }
				{ ...( hasEnough
					? { onClick }
					: {
							'aria-disabled': true,
							'aria-describedby': helpId,
							onMouseEnter: () => setAsked( true ),
							onMouseLeave: () => setAsked( false ),
							onFocus: () => setAsked( true ),
							onBlur: () => setAsked( false ),
							onKeyDown: ( { key }: KeyboardEvent ) =>
								key === 'Escape' && setAsked( false ),
					  } ) }
			>
				{ children }
			</Button>
			{ ! hasEnough && (
				<span id={ helpId } hidden>
					{ helpText }
				</span>
			) }
			{ ! hasEnough && isAsked && (
				<Popover
					className="woocommerce-compare-button__help"
					anchor={ button }
					placement="top"
					offset={ 6 }
					animate={ false }
					focusOnMount={ false }
					aria-hidden
				>
					{ helpText }
				</Popover>
			) }
		</>
	);
}
