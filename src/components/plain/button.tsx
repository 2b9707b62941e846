import type {
	ButtonHTMLAttributes,
	ForwardedRef,
	ReactElement,
	ReactNode,
} from 'react';
import { forwardRef } from '@wordpress/element';
import { classNames } from '../class-names';

export interface PlainButtonProps
	extends ButtonHTMLAttributes< HTMLButtonElement > {
	variant?: 'primary' | 'secondary' | 'tertiary' | 'link';
	/** A picture before the text. */
	icon?: ReactElement;
	/** Is at work, which stripes show. */
	isBusy?: boolean;
	/** Of a button that is either on or off. */
	isPressed?: boolean;
	children?: ReactNode;
}

function UnforwardedButton(
	{
		variant,
		icon,
		isBusy = false,
		isPressed,
		className,
		children,
		...rest
	}: PlainButtonProps,
	ref: ForwardedRef< HTMLButtonElement >
) {
	return (
		<button
			ref={ ref }
			type="button"
			className={ classNames(
				'components-button',
				variant && `is-${ variant }`,
				isBusy && 'is-busy',
				isPressed && 'is-pressed',
				icon && 'has-icon',
				icon && children ? 'has-text' : undefined,
				className
			) }
			aria-pressed={ isPressed }
			{ ...rest }
		>
			{ icon }
			{ children }
		</button>
	);
}

/**
 * The host's button without the host's library: its classes, no tooltip. A
 * button of an icon only takes `title` and `aria-label`.
 *
 * @param props Whatever a button takes, and see `PlainButtonProps`.
 */
export const Button = forwardRef( UnforwardedButton );
