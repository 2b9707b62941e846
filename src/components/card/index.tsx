import deprecated from '@wordpress/deprecated';
import { classNames } from '../class-names';
import { H, Section } from '../section';
import type { CardProps } from './types';
import './style.scss';

export type { CardProps } from './types';

/**
 * A box with a heading.
 *
 * @deprecated Use `Card` of `@wordpress/components`.
 *
 * @param      props See `CardProps`.
 */
export function Card( {
	title,
	description,
	action,
	menu,
	isInactive = false,
	className,
	children,
}: CardProps ) {
	deprecated( 'Card of @storedeck/components', {
		alternative: 'Card of @wordpress/components',
	} );
	return (
		<div
			className={ classNames(
				'woocommerce-card',
				className,
				menu !== undefined && menu !== null && 'has-menu',
				action !== undefined && action !== null && 'has-action',
				isInactive && 'is-inactive'
			) }
		>
			{ title && (
				<div className="woocommerce-card__header">
					<div className="woocommerce-card__title-wrapper">
						<H className="woocommerce-card__title woocommerce-card__header-item">
							{ title }
						</H>
						{ description && (
							<p className="woocommerce-card__description">
								{ description }
							</p>
						) }
					</div>
					{ action && (
						<div className="woocommerce-card__action woocommerce-card__header-item">
							{ action }
						</div>
					) }
					{ menu && (
						<div className="woocommerce-card__menu woocommerce-card__header-item">
							{ menu }
						</div>
					) }
				</div>
			) }
			<Section className="woocommerce-card__body">{ children }</Section>
		</div>
	);
}
