import { classNames } from '../class-names';
import { H } from '../section';
import type { SectionHeaderProps } from './types';
import './style.scss';

export type { SectionHeaderProps } from './types';

/**
 * The header of a section: a heading, a line, controls and a menu.
 *
 * @param props See `SectionHeaderProps`.
 */
export function SectionHeader( {
	title,
	className,
	menu,
	children,
}: SectionHeaderProps ) {
	return (
		<div
			className={ classNames( 'woocommerce-section-header', className ) }
		>
			<H className="woocommerce-section-header__title woocommerce-section-header__header-item">
				{ title }
			</H>
			<hr role="presentation" />
			{ children && (
				<div className="woocommerce-section-header__actions woocommerce-section-header__header-item">
					{ children }
				</div>
			) }
			{ menu && (
				<div className="woocommerce-section-header__menu woocommerce-section-header__header-item">
					{ menu }
				</div>
			) }
		</div>
	);
}
