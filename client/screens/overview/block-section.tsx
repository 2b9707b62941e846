import type { ReactNode } from 'react';
import { SectionHeader } from '@storedeck/components';
import { FailureNotice } from '../../common/failure-notice';
import type { QueryResult } from '../../report/query-result';
import { SectionMenu } from './section-menu';
import type { Block } from './section-menu';
import type { SectionProps } from './types';

interface Props {
	/** What the section was given. */
	section: SectionProps;
	/** What stands over the blocks in the menu. */
	blocksTitle: string;
	/** All that can be shown. */
	blocks: readonly Block[];
	/** Which blocks there are, as it is being read. */
	allowed: QueryResult< unknown >;
	/** What is said where that cannot be read. */
	errorMessage: string;
	/** What is said where all blocks are hidden. */
	nothing: string;
	/** None is shown. */
	isEmpty: boolean;
	/** Beside the title. */
	controls?: ReactNode;
	children: ReactNode;
}

/** A section whose blocks come from the server and can be hidden one by one. */
export function BlockSection( {
	section,
	blocksTitle,
	blocks,
	allowed,
	errorMessage,
	nothing,
	isEmpty,
	controls,
	children,
}: Props ) {
	return (
		<>
			<SectionHeader
				title={ section.title }
				menu={
					<SectionMenu
						{ ...section }
						blocksTitle={ blocksTitle }
						blocks={ blocks }
					/>
				}
			>
				{ controls }
			</SectionHeader>
			{ allowed.error && ! allowed.data && (
				<FailureNotice
					message={ errorMessage }
					detail={ allowed.error.message }
					onRetry={ allowed.retry }
				/>
			) }
			{ Boolean( allowed.data ) && isEmpty && (
				<p className="storedeck-overview__nothing">{ nothing }</p>
			) }
			{ children }
		</>
	);
}
