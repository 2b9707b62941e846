import { Button } from '@wordpress/components';
import { useInstanceId } from '@wordpress/compose';
import { decodeEntities } from '@wordpress/html-entities';
import { __, sprintf } from '@wordpress/i18n';
import { classNames } from '../class-names';
import { TagPopover } from './tag-popover';
import type { TagProps } from './types';
import './style.scss';

export type { TagId, TagProps } from './types';

/**
 * A label that can be removed, or that opens a popover.
 *
 * @param props See `TagProps`.
 */
export function Tag( {
	id,
	label: encodedLabel,
	popoverContents,
	remove,
	screenReaderLabel,
	className,
}: TagProps ) {
	const textId = useInstanceId( Tag, 'woocommerce-tag__label' );
	if ( ! encodedLabel ) {
		return null;
	}
	const label = decodeEntities( encodedLabel );
	const text = (
		<>
			{ screenReaderLabel && (
				<span className="screen-reader-text">
					{ decodeEntities( screenReaderLabel ) }
				</span>
			) }
			<bdi
				className="woocommerce-tag__label"
				aria-hidden={ screenReaderLabel ? true : undefined }
			>
				{ label }
			</bdi>
		</>
	);
	return (
		<span
			className={ classNames(
				'woocommerce-tag',
				className,
				remove && 'has-remove'
			) }
		>
			{ popoverContents ? (
				<TagPopover id={ textId } text={ text }>
					{ popoverContents }
				</TagPopover>
			) : (
				<span className="woocommerce-tag__text" id={ textId }>
					{ text }
				</span>
			) }
			{ remove && (
				<Button
					className="woocommerce-tag__remove"
					label={ sprintf(
						/* translators: %s: label of the tag. */
						__( 'Remove %s', 'storedeck' ),
						label
					) }
					aria-describedby={ textId }
					showTooltip={ false }
					onClick={ ( event: React.MouseEvent< HTMLElement > ) =>
						remove( id )?.( event )
					}
				>
					<svg
						viewBox="0 0 20 20"
						width="18"
						height="18"
						aria-hidden="true"
						focusable="false"
					>
						<path
							d="M6 6l8 8m0-8l-8 8"
							stroke="currentColor"
							strokeWidth="1.5"
						/>
					</svg>
				</Button>
			) }
		</span>
	);
}
