import { classNames } from '../class-names';
import { H } from '../section';
import { Action } from './action';
import { WARNING_SIGN } from './illustration';
import type { EmptyContentProps } from './types';
import './style.scss';

export type { EmptyContentProps } from './types';

/**
 * An empty state with an illustration, a title, a message and up to two
 * buttons.
 *
 * @param props See `EmptyContentProps`.
 */
export function EmptyContent( {
	title,
	message,
	illustration = WARNING_SIGN,
	illustrationHeight,
	illustrationWidth = 400,
	actionLabel,
	actionURL,
	actionCallback,
	secondaryActionLabel,
	secondaryActionURL,
	secondaryActionCallback,
	className,
}: EmptyContentProps ) {
	return (
		<div className={ classNames( 'woocommerce-empty-content', className ) }>
			{ illustration && (
				<img
					className="woocommerce-empty-content__illustration"
					src={ illustration }
					alt=""
					width={ illustrationWidth }
					height={ illustrationHeight }
				/>
			) }
			<H className="woocommerce-empty-content__title">{ title }</H>
			{ message && (
				<div className="woocommerce-empty-content__message">
					{ message }
				</div>
			) }
			<div className="woocommerce-empty-content__actions">
				<Action
					label={ actionLabel }
					url={ actionURL }
					callback={ actionCallback }
					variant="primary"
				/>
				<Action
					label={ secondaryActionLabel }
					url={ secondaryActionURL }
					callback={ secondaryActionCallback }
					variant="secondary"
				/>
			</div>
		</div>
	);
}
