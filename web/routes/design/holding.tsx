import { ArrowDown } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { m } from '#web/paraglide/messages.js';
import { Badge } from '#web/ui/badge.tsx';
import { Card, CardGroup } from '#web/ui/card.tsx';
import { FigureCell, FigureStrip } from '#web/ui/figure-strip.tsx';
import { Fold } from '#web/ui/fold.tsx';
import { FjordScene } from '#web/ui/page/fjord-scene.tsx';
import { Logo, LogoMark } from '#web/ui/page/logo.tsx';
import { PlotNote } from '#web/ui/plot/plot-note.tsx';
import { SparkLine } from '#web/ui/plot/spark-line.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Stat, StatGrid } from '#web/ui/stat.tsx';
import { Cell, HeaderCell, HeaderRow, Row, Table } from '#web/ui/table/table.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { formatWhole } from '#web/ui/format/format.ts';
import { Specimen, Specimens } from './specimen.tsx';

const FiguresPlot = lazy(async () => ({
  default: (await import('#web/features/live-campaigns/figures/figures-plot.tsx')).FiguresPlot,
}));
const daysFrom = (first: number, counts: readonly number[]) =>
  counts.map((results, place) => ({
    day: `2026-11-${first + place}`,
    spendMinor: 9000 + results * 1500,
    impressions: 900,
    clicks: 60,
    results,
  }));
const figures = {
  currency: 'NOK',
  days: daysFrom(20, [3, 5, 4, 8, 7, 9]),
  today: '2026-11-25',
  knownSince: null,
  before: daysFrom(14, [2, 3, 5, 4, 4, 6]),
  asOf: null,
};
const renaming = { kind: 'name' as const, from: 'Fjord', to: 'Adfjord' };
const campaign = { facebookCampaignId: '1', campaignName: 'Adfjord', objective: null };
const marks = [{ ...campaign, id: 'flag', day: '2026-11-22', by: 'Kari', details: renaming }];

/** What holds figures and words together. */
export function Holding() {
  const [tab, setTab] = useState('one');
  return (
    <Specimens title={m.design_holding()}>
      <Specimen name="Card" use={m.design_use_card()} isWide>
        {(theme) => (
          <Card
            heading="h3"
            title={`${m.design_title()} (${theme})`}
            text={m.design_text()}
            action={<Badge>{m.design_label()}</Badge>}
          >
            {m.design_sample()}
          </Card>
        )}
      </Specimen>
      <Specimen name="CardGroup" use={m.design_use_card_group()} isWide>
        {(theme) => (
          <CardGroup className="divide-y divide-line">
            <Card heading="h3" title={`${m.design_one()} (${theme})`} text={m.design_text()} />
            <Card heading="h3" title={`${m.design_other()} (${theme})`} text={m.design_text()} />
          </CardGroup>
        )}
      </Specimen>
      <Specimen name="Fold" use={m.design_use_fold()} isWide>
        {() =>
          (['line', 'row', 'card'] as const).map((look, n) => (
            <Fold key={look} look={look} isOpen={n === 1} heading={m.design_title()} text={m.design_text()}>
              {m.design_sample()}
            </Fold>
          ))
        }
      </Specimen>
      <Specimen name="Stat" use={m.design_use_stat()} isWide>
        {() => (
          <StatGrid>
            <Stat name={m.design_one()} value={formatWhole(1234)} />
            <Stat name={m.design_other()} value={formatWhole(56)} hint={m.design_label()} />
          </StatGrid>
        )}
      </Specimen>
      <Specimen name="FigureStrip" use={m.design_use_figure_strip()} isWide>
        {() => (
          <FigureStrip>
            <FigureCell name={m.design_one()} value={formatWhole(12)} to="/dev/design" />
            <FigureCell
              name={m.design_other()}
              value={formatWhole(3)}
              hint={m.design_label()}
              to="/dev/design"
            />
          </FigureStrip>
        )}
      </Specimen>
      <Specimen name="Table" use={m.design_use_table()} isWide>
        {(theme) => (
          <Table name={`${m.design_sample()} (${theme})`}>
            <HeaderRow>
              <HeaderCell>{m.design_one()}</HeaderCell>
              <HeaderCell figure aria-sort="descending">
                {m.design_other()} <ArrowDown aria-hidden className="inline size-3" />
              </HeaderCell>
            </HeaderRow>
            <tbody>
              {[7654, 1111, null].map((figure) => (
                <Row key={figure} className={figure === null ? 'text-muted' : undefined}>
                  <Cell>{m.design_label()}</Cell>
                  <Cell figure>{figure === null ? '–' : formatWhole(figure)}</Cell>
                </Row>
              ))}
            </tbody>
          </Table>
        )}
      </Specimen>
      <Specimen name="Tabs" use={m.design_use_tabs()} isWide>
        {() => (
          <Tabs
            name={m.design_sample()}
            value={tab}
            onValueChange={setTab}
            tabs={[
              { value: 'one', label: m.design_one(), content: m.design_text() },
              { value: 'other', label: m.design_other(), content: m.design_sample() },
            ]}
          />
        )}
      </Specimen>
      <Specimen name="SparkLine" use={m.design_use_spark_line()}>
        {() => (
          <>
            <SparkLine values={[3, 5, 4, 8, 7, 9, 12]} label={m.design_text()} />
            <SparkLine values={[1, 0, 2, 0, 3, 1, 2]} highestBar={3} label={m.design_text()} />
          </>
        )}
      </Specimen>
      <Specimen name="FiguresPlot" use={m.design_use_figures_plot()}>
        {() => (
          <div className="h-56 w-full min-w-0">
            <Suspense fallback={<Skeleton className="h-full" />}>
              <FiguresPlot figures={figures} marks={marks} unit={m.design_other()} since={undefined} />
            </Suspense>
          </div>
        )}
      </Specimen>
      <Specimen name="PlotNote" use={m.design_use_plot_note()}>
        {() => <PlotNote at={m.design_one()} value={formatWhole(12)} />}
      </Specimen>
      <Specimen name="Logo" use={m.design_use_logo()}>
        {() => (
          <>
            <Logo />
            <LogoMark />
          </>
        )}
      </Specimen>
      <Specimen name="FjordScene" use={m.design_use_fjord_scene()}>
        {() => <FjordScene isNear className="h-40 rounded-xl" />}
      </Specimen>
    </Specimens>
  );
}
