import type { LiveCampaign } from '#contract/live/live-campaign.ts';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { m } from '#web/paraglide/messages.js';
import { cn } from '#web/ui/class-names.ts';
import { VirtualCards } from '#web/ui/table/virtual-cards.tsx';
import { DeliveryNote, needsDeliveryNote } from '../delivery/delivery-note.tsx';
import { CostSign, costTone } from '../goal/cost-verdict.tsx';
import { broughtWords, spentWords } from '../figures/result-words.ts';
import { useLiveTools } from '../live-tools.ts';
import { detailsPath } from '#web/campaign-paths.ts';
import { onceOn } from '../steering/once-on.ts';
import { StatusToggle } from '../steering/status-toggle.tsx';
import { CampaignLine } from '../row/campaign-name.tsx';
import { CampaignMenu } from '../row/campaign-menu.tsx';
import type { RowGlance } from '../row/lately.tsx';
import { columnTitle, type LiveColumn } from './live-columns.tsx';
import { choiceName, RowChoice } from '../row/row-choice.tsx';
import { Thumbnail } from '#web/ui/thumbnail.tsx';
import { useWideScreen } from '#web/ui/use-wide-screen.ts';
import type { Choice } from './use-choice.ts';
import { useGlances } from './use-glances.ts';

const estimateHeight = () => 76;
const idOf = ({ facebookCampaignId }: LiveCampaign) => facebookCampaignId;

interface LiveCampaignCardsProps {
  rows: LiveCampaign[];
  columns: readonly LiveColumn[];
  /** While several are being chosen. */
  choice: Choice | undefined;
}

/** The rows of the table where a table has no room: two lines each, and the rest on a tap. */
export function LiveCampaignCards({ rows, columns, choice }: LiveCampaignCardsProps) {
  const [last, setLast] = useState(0);
  const glances = useGlances(rows, { first: 0, last });
  return (
    <VirtualCards
      name={m.live_table()}
      items={rows}
      idOf={idOf}
      estimateSize={estimateHeight}
      onDrawn={setLast}
    >
      {(campaign) => (
        <CampaignCard {...{ campaign, columns, choice }} glance={glances.get(campaign.facebookCampaignId)} />
      )}
    </VirtualCards>
  );
}

interface CampaignCardProps extends Omit<LiveCampaignCardsProps, 'rows'> {
  campaign: LiveCampaign;
  glance: RowGlance | undefined;
}

function isCompared({ id }: Pick<LiveColumn, 'id'>): boolean {
  return id === 'budget' || id === 'lately';
}

function CampaignCard({ campaign, columns, choice, glance }: CampaignCardProps) {
  const { name, facebookCampaignId, currency } = campaign;
  const { typedBudgets, leadMark } = useLiveTools();
  const [isOpen, setIsOpen] = useState(() => typedBudgets.has(facebookCampaignId));
  // Drawn in one place only: a budget in both would be changed in two sheets at once.
  const isTablet = useWideScreen();
  const rest = `card-${facebookCampaignId}`;
  return (
    <>
      <div className="flex items-center gap-3">
        {choice && (
          <RowChoice
            name={choiceName(name)}
            isChosen={choice.ids.has(facebookCampaignId)}
            onChoose={(isChosen) => choice.choose(facebookCampaignId, isChosen)}
          />
        )}
        <Thumbnail url={glance?.thumbnailUrl} />
        <div className="min-w-0 grow">
          <h3 className="line-clamp-2 text-sm leading-normal font-semibold tracking-normal [overflow-wrap:anywhere]">
            <Link to={detailsPath(campaign)} title={name} className="hover:underline">
              {name}
            </Link>
          </h3>
          <p className={cn('text-xs', costTone(campaign) ?? 'text-muted')}>
            <CostSign campaign={campaign} />
            {broughtWords(campaign)}
            {(campaign.figures.costPerResultMinor ?? 0) > 0 && (
              <span className="max-sm:hidden"> · {spentWords(campaign)}</span>
            )}{' '}
            {!isOpen && leadMark?.(facebookCampaignId)}
          </p>
        </div>
        {/* A tablet has room for what is compared from card to card. */}
        {isTablet &&
          columns.filter(isCompared).map((column) => (
            <div key={column.id} className="mr-3 shrink-0 text-right text-sm tabular-nums">
              <p className="mb-1 text-xs text-muted">{columnTitle(column, currency)}</p>
              {column.show(campaign, glance)}
            </div>
          ))}
        <StatusToggle campaign={campaign} isBare />
        <button
          type="button"
          aria-label={m.live_card_more({ name })}
          aria-expanded={isOpen}
          aria-controls={rest}
          onClick={() => setIsOpen(!isOpen)}
          className="-mr-3 -ml-2 grid size-11 shrink-0 place-items-center rounded-lg text-muted"
        >
          <ChevronDown
            aria-hidden
            className="size-4 transition-transform duration-150 in-aria-expanded:rotate-180"
          />
        </button>
      </div>
      {needsDeliveryNote(campaign) ? (
        <DeliveryNote delivery={campaign.delivery} campaign={campaign} className="mt-2" />
      ) : (
        <p className="mt-2 text-xs text-muted empty:hidden">{onceOn(campaign)}</p>
      )}
      <div id={rest} hidden={!isOpen} className="mt-3 border-t border-line pt-3">
        {isOpen && (
          <>
            <div className="flex items-start justify-between gap-2">
              <CampaignLine campaign={campaign} />
              <div className="-my-2 -mr-2 shrink-0">
                <CampaignMenu campaign={campaign} />
              </div>
            </div>
            <dl className="mt-2 grid grid-cols-2 gap-x-4 gap-y-3 min-[420px]:grid-cols-3">
              {columns
                .filter((column) => column.id !== 'status' && !(isTablet && isCompared(column)))
                .map((column) => (
                  <div key={column.id} className="min-w-0">
                    <dt className="text-xs text-muted">{columnTitle(column, currency)}</dt>
                    <dd className="text-sm tabular-nums">{column.show(campaign, glance)}</dd>
                  </div>
                ))}
            </dl>
          </>
        )}
      </div>
    </>
  );
}
